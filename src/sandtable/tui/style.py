"""How the screens look. Only the terminal's own sixteen colours, and nothing told by a colour alone."""

from typing import Final

CSS: Final = """
Screen, ModalScreen { background: ansi_default; color: ansi_default; layout: vertical; }
#table { height: 1fr; }
#left { width: 1fr; height: 1fr; }
#right { width: 46; height: 1fr; padding: 0 0 0 1; display: none; }
Screen.wide #right { display: block; }
Screen.wide #side { display: none; }
#board { height: auto; }
#board Static, #hand Static { text-wrap: nowrap; text-overflow: clip; }
#hand { height: auto; max-height: 50%; margin: 0 0 1 0; }
#pointed { height: auto; max-height: 3; display: none; }
#pointed.said { display: block; }
#prompt { height: auto; }
#reply { height: auto; max-height: 4; display: none; }
#reply.said { display: block; }
#middle { height: 1fr; min-height: 3; layout: horizontal; }
Screen.narrow #middle { layout: vertical; }
#choices { width: 1fr; height: 1fr; border: none; padding: 0; background: ansi_default; }
#side { width: 1fr; height: 1fr; padding: 0 0 0 1; }
Screen.narrow #side { width: 100%; padding: 0; }
ReplayScreen #side { padding: 0; }
Pane { scrollbar-size: 1 1; height: 1fr; width: 100%; background: ansi_default; }
Pane Static { width: 100%; height: auto; background: ansi_default; }
OptionList { scrollbar-size: 1 1; background: ansi_default; color: ansi_default; border: none; padding: 0; }
OptionList:focus { border: none; background: ansi_default; }
OptionList > .option-list--option { padding: 0; color: ansi_default; background: ansi_default; }
OptionList > .option-list--option-highlighted { color: ansi_default; background: ansi_default; }
OptionList > .option-list--option-hover { text-style: underline; background: ansi_default; }
#typing { height: 1; }
#typing Label { width: 2; text-style: bold; }
Input { border: none; padding: 0; height: 1; background: ansi_default; color: ansi_default; }
Input:focus { border: none; background: ansi_default; background-tint: ansi_default; }
Input > .input--placeholder, Input > .input--suggestion { text-style: dim; color: ansi_default; }
Input > .input--cursor { text-style: reverse; color: ansi_default; background: ansi_default; }
#keys {
    height: auto; dock: bottom; background: ansi_default;
    link-style: none; link-color: ansi_default; link-background: ansi_default;
    link-style-hover: bold; link-color-hover: ansi_default; link-background-hover: ansi_default;
}
#heading { height: 1; }
#curtain { align: center middle; height: 1fr; }
#curtain Static { width: 100%; height: auto; margin: 0 0 1 0; text-align: center; }
Ending { align: center middle; }
#ending { width: 64; max-width: 96%; height: auto; border: ascii; padding: 0 1; background: ansi_default; }
#ending OptionList { height: auto; }
#result { margin: 1 0; height: auto; }
#last { margin: 0 0 1 0; }
#bar { height: 1; }
"""
