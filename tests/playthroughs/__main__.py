from tests.playthroughs import TABLES, path, playthrough

for seats, board in TABLES:
    path(seats, board).write_text(playthrough(seats, board), encoding="utf-8")
