-- An account that a program plays with says whose program it is; null for people. Once said, it stays a program's.
ALTER TABLE account ADD COLUMN program_owner text CHECK (length(program_owner) <= 80);
