### What tools/rules_digest.py writes around the rules.

digest-title = Dual Powers: Revolution 1917
digest-intro = The rules as this program plays them, for two players and alone, retold in our own words. The numbers are those shown beside every question and in every refusal. Where the printed rules are silent or unclear, a ruling says what was decided. Dual Powers: Revolution 1917 is a title of its publisher; this text does not replace the rulebook.
reconstructed-intro = The rulebook does not print what stands on the board, the cards and the tokens. The data files say for each value whether it is established, derived or reconstructed, and why. Each can be replaced by a file of your own, for instance with the values of your own copy of the game.
reconstructed-connections = Connections. Established are green to red, blue to white, and brown to purple. The rest of the map, and which colour closes which connection, is reconstructed: a ring of five regions with brown hanging on purple.
reconstructed-cards = Command cards. Established are purple-4, purple-2, red-2, red-4, brown-5, and green-4 with a recruit value of 2. Eight cards for each region are derived. All other numbers are reconstructed: days 2 to 6 with a mean of four, and points that rise as the recruit value falls.
reconstructed-leaders = Leaders. Established are their names and sides, and that Lenin and Kerensky inspire the people. Which of the others has espionage and which the protest is reconstructed, and so are all days and strengths, Trotsky's included.
reconstructed-units = Units. Established are their numbers, the costs 1 to 3, neutral units of strength 1 with 0, 1 or 2 on their exhausted side, and a red unit that shows 3 when exhausted. That a ready unit is as strong as its cost is derived. How the costs and the exhausted strengths are shared out is reconstructed.
reconstructed-track = Support track. Its length is reconstructed: 18 spaces to each side, more than one round can score.
reconstructed-calendar = Calendar. The points of the unrest in each month are established. The start in Mar/Apr on day 1 is established. That Oct and Nov are two spaces, and so seven in all, is derived.
