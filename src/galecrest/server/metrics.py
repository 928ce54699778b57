"""The metrics, for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ANSWERS: Final = Counter("galecrest_answers", "Answers by outcome", ["outcome"])
ANSWER_SECONDS: Final = Histogram("galecrest_answer_seconds", "From an answer's arrival to its commit")
CONFLICTS: Final = Counter("galecrest_step_conflicts", "Steps that another process had written first")
COMMITS: Final = Histogram(
    "galecrest_commit_steps", "Steps written in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64)
)
LOADS: Final = Counter("galecrest_table_loads", "Tables read from the database")
SOCKETS: Final = Gauge("galecrest_sockets", "Open WebSockets")
CACHED: Final = Gauge("galecrest_cached_tables", "Tables in memory")
BOT_SECONDS: Final = Histogram("galecrest_bot_seconds", "How long bots think", ["bot"])
BOT_FAILURES: Final = Counter("galecrest_bot_failures", "Bots that died or took too long", ["bot"])
EXPIRED: Final = Counter("galecrest_clocks_expired", "Questions whose time ran out")
LOST_NOTICES: Final = Counter("galecrest_notices_lost", "Notices that could not be published")
LIMITED: Final = Counter("galecrest_limited", "Requests refused because of a limit", ["limit"])
