-- The topic index was loaded here once. It is content now (docs/decisions/0035), and databases that applied this keep it.
SELECT 1;
