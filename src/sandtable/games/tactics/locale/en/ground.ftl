### What is wrong with boards somebody gave us. Everything in quotes or named here is a word of the file, so it is not
### translated.

tactics-boards = { $file }: there must be at least one board (T2.1)
tactics-board-rows = rows must be a list of texts with a sign for each square
tactics-board-size = a board must have 1 to { $most } rows and columns
tactics-board-ragged = row { $row } must be as long as row 1, { $wanted } squares and not { $given }
tactics-board-sign = row { $row } must consist of the signs { $signs }, and { $given } is none

## Buildings

tactics-building-list = building must be a list of tables, not { $given }
tactics-building-many = a board must have at most { $most } buildings
tactics-building-table = this must be a table, not { $given }
tactics-building-both = the square { $square } is in two buildings
tactics-building-area = area must name the first and the last square such as "e4-h6", not { $given }
tactics-building-off = area must lie on the board, whose last square is { $last }, and { $given } does not
tactics-edge = { $key } must name edges of its squares such as "{ $example }", not { $given }
tactics-edge-twice = the edge { $edge } is there twice; give it once
tactics-edges = { $key } must be a list of edges such as "e5w"
tactics-inner-wall = the inner wall { $edge } must be between two squares of the building
tactics-entrance-inside = the entrance { $edge } must be in an outer wall
tactics-entrance-off = the entrance { $edge } must not lead off the board

## Drawings

tactics-drawing-lines = a drawing must be a line of edges and, for each row, a line of squares and a line of edges
tactics-drawing-size = a drawing must have 1 to { $most } rows and columns
tactics-drawing-building = line { $line } of the drawing must not have { $given }: the numbers of buildings are 1 to 9
tactics-drawing-mark = line { $line } of the drawing must not have { $given }: a mark is a letter or a digit
tactics-drawing-points = line { $line } of the drawing must not have { $given }: a line of edges has a + at each grid point
tactics-drawing-sign = line { $line } of the drawing must not have { $given }: the signs of squares are . ~ x * #
tactics-drawing-edge = line { $line } of the drawing must not have { $given }: walls are --- and |, small entrances -s- and s, large ones -L- and L
tactics-drawing-open = the edge { $edge } of the drawing must be a wall or an entrance of the building (T14.1)
