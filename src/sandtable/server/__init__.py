"""The table in the browser: games over HTTP and WebSocket. See docs/wire.md."""
