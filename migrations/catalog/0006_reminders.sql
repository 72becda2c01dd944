-- Its tables are in the shards. Databases that have had them keep them until their rows have moved.
SELECT 1;
