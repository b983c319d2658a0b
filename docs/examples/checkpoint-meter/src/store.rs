//! The tables, and the one write that a checkpoint causes.

use anyhow::Result;
use rusqlite::{params, Connection};

// region: rows
/// Everything that one checkpoint adds.
pub struct Reading {
    pub checkpoint: u64,
    pub timestamp_ms: u64,
    pub transactions: u64,
    pub computation: u64,
    pub storage: u64,
    pub rebate: u64,
    pub entries: Vec<Entry>,
}

/// One event: digest and sequence number together occur only once.
pub struct Entry {
    pub digest: String,
    pub sequence: u64,
    pub book: String,
    pub author: String,
    pub text: String,
}
// endregion: rows

pub struct Store(Connection);

impl Store {
    // region: open
    pub fn open(path: &str) -> Result<Self> {
        let connection = Connection::open(path)?;
        connection.execute_batch(
            "CREATE TABLE IF NOT EXISTS checkpoint (
                 number INTEGER PRIMARY KEY,
                 timestamp_ms INTEGER NOT NULL,
                 transactions INTEGER NOT NULL,
                 computation INTEGER NOT NULL,
                 storage INTEGER NOT NULL,
                 rebate INTEGER NOT NULL
             );
             CREATE TABLE IF NOT EXISTS entry (
                 digest TEXT NOT NULL,
                 sequence INTEGER NOT NULL,
                 checkpoint INTEGER NOT NULL,
                 book TEXT NOT NULL,
                 author TEXT NOT NULL,
                 text TEXT NOT NULL,
                 PRIMARY KEY (digest, sequence)
             );",
        )?;
        Ok(Self(connection))
    }
    // endregion: open

    // region: write
    /// All rows of a checkpoint or none. A second time, it changes nothing.
    pub fn write(&mut self, reading: &Reading) -> Result<()> {
        let tx = self.0.transaction()?;
        tx.execute(
            "INSERT OR IGNORE INTO checkpoint VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                reading.checkpoint as i64,
                reading.timestamp_ms as i64,
                reading.transactions as i64,
                reading.computation as i64,
                reading.storage as i64,
                reading.rebate as i64,
            ],
        )?;
        for entry in &reading.entries {
            tx.execute(
                "INSERT OR IGNORE INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![
                    entry.digest,
                    entry.sequence as i64,
                    reading.checkpoint as i64,
                    entry.book,
                    entry.author,
                    entry.text,
                ],
            )?;
        }
        tx.commit()?;
        Ok(())
    }
    // endregion: write

    #[cfg(test)]
    fn count(&self, table: &str) -> Result<i64> {
        let query = format!("SELECT COUNT(*) FROM {table}");
        Ok(self.0.query_row(&query, [], |row| row.get(0))?)
    }
}

// region: tests
#[cfg(test)]
mod tests {
    use super::*;

    fn reading(checkpoint: u64, digests: &[&str]) -> Reading {
        let entries = digests.iter().map(|digest| Entry {
            digest: digest.to_string(),
            sequence: 0,
            book: "0xb00c".into(),
            author: "0xa11ce".into(),
            text: "hello".into(),
        });
        Reading {
            checkpoint,
            timestamp_ms: 0,
            transactions: digests.len() as u64,
            computation: 1,
            storage: 2,
            rebate: 3,
            entries: entries.collect(),
        }
    }

    #[test]
    fn a_repeated_checkpoint_changes_nothing() -> Result<()> {
        let mut store = Store::open(":memory:")?;
        for _ in 0..2 {
            store.write(&reading(7, &["first", "second"]))?;
        }
        assert_eq!((store.count("checkpoint")?, store.count("entry")?), (1, 2));
        Ok(())
    }

    #[test]
    fn checkpoints_may_come_out_of_order() -> Result<()> {
        let mut store = Store::open(":memory:")?;
        store.write(&reading(8, &["third"]))?;
        store.write(&reading(7, &["first", "second"]))?;
        assert_eq!((store.count("checkpoint")?, store.count("entry")?), (2, 3));
        Ok(())
    }
}
// endregion: tests
