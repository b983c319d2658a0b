//! Counts transactions, gas and guestbook entries per checkpoint, and keeps them in SQLite.

mod store;

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{anyhow, Result};
use async_trait::async_trait;
use clap::Parser;
use prometheus::Registry;
use serde::Deserialize;
use store::{Entry, Reading, Store};
use sui_data_ingestion_core::{
    DataIngestionMetrics, FileProgressStore, IndexerExecutor, ReaderOptions, Worker, WorkerPool,
};
use sui_types::base_types::{ObjectID, SuiAddress};
use sui_types::effects::TransactionEffectsAPI;
use sui_types::full_checkpoint_content::CheckpointData;
use tokio::sync::oneshot;
use tracing_subscriber::filter::LevelFilter;

// region: options
#[derive(Parser)]
struct Options {
    /// Type of the events to keep, with the address in full: 0x…::guestbook::EntrySigned.
    #[arg(long)]
    event: String,
    /// First checkpoint. Only the first run looks at it.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Last checkpoint. Without it, the program follows the network.
    #[arg(long)]
    to: Option<u64>,
    /// Remote store.
    #[arg(long)]
    url: Option<String>,
    /// Directory that a full node writes to.
    #[arg(long, default_value = "./checkpoints")]
    dir: PathBuf,
    /// How many checkpoints to work on at a time.
    #[arg(long, default_value_t = 5)]
    concurrency: usize,
}
// endregion: options

// region: event
/// Same fields in the same order as in Move, because BCS has no names.
#[derive(Deserialize)]
struct EntrySigned {
    book: ObjectID,
    author: SuiAddress,
    #[allow(dead_code)]
    index: u64,
    text: String,
}
// endregion: event

// region: worker
struct Meter {
    event: String,
    store: Mutex<Store>,
}

impl Meter {
    fn keep(&self, checkpoint: &CheckpointData) -> Result<()> {
        let reading = read(checkpoint, &self.event)?;
        let mut store = self
            .store
            .lock()
            .map_err(|_| anyhow!("the store is poisoned"))?;
        store.write(&reading)
    }
}

#[async_trait]
impl Worker for Meter {
    type Result = ();

    async fn process_checkpoint(&self, checkpoint: &CheckpointData) -> Result<()> {
        let number = checkpoint.checkpoint_summary.sequence_number;
        // The pool repeats a failed checkpoint silently, so say why.
        self.keep(checkpoint)
            .inspect_err(|error| eprintln!("checkpoint {number}: {error:#}"))
    }
}
// endregion: worker

// region: read
/// What the checkpoint adds to the tables. Touches nothing outside.
fn read(checkpoint: &CheckpointData, event_type: &str) -> Result<Reading> {
    let summary = &checkpoint.checkpoint_summary;
    let mut reading = Reading {
        checkpoint: summary.sequence_number,
        timestamp_ms: summary.timestamp_ms,
        transactions: checkpoint.transactions.len() as u64,
        computation: 0,
        storage: 0,
        rebate: 0,
        entries: vec![],
    };
    for transaction in &checkpoint.transactions {
        let gas = transaction.effects.gas_cost_summary();
        reading.computation += gas.computation_cost;
        reading.storage += gas.storage_cost;
        reading.rebate += gas.storage_rebate;

        let events = transaction.events.iter().flat_map(|events| &events.data);
        for (sequence, event) in events.enumerate() {
            if event.type_.to_canonical_string(true) != event_type {
                continue;
            }
            let signed: EntrySigned = bcs::from_bytes(&event.contents)?;
            reading.entries.push(Entry {
                digest: transaction.transaction.digest().to_string(),
                sequence: sequence as u64,
                book: signed.book.to_string(),
                author: signed.author.to_string(),
                text: signed.text,
            });
        }
    }
    Ok(reading)
}
// endregion: read

// region: progress
const TASK: &str = "meter";

/// The file must exist. The first run writes where to begin; later runs continue where it stands.
fn progress_file(path: &Path, from: u64) -> Result<FileProgressStore> {
    if !path.exists() {
        std::fs::write(path, serde_json::json!({ TASK: from }).to_string())?;
    }
    Ok(FileProgressStore::new(path.to_path_buf()))
}
// endregion: progress

// region: main
#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    // Shows why the remote store doesn't answer.
    tracing_subscriber::fmt()
        .with_max_level(LevelFilter::ERROR)
        .with_writer(std::io::stderr)
        .init();
    let worker = Meter {
        event: options.event,
        store: Mutex::new(Store::open("meter.db")?),
    };
    let progress = progress_file(Path::new("progress.json"), options.from)?;

    let metrics = DataIngestionMetrics::new(&Registry::new());
    let mut executor = IndexerExecutor::new(progress, 1, metrics);
    executor
        .register(WorkerPool::new(
            worker,
            TASK.to_string(),
            options.concurrency,
        ))
        .await?;

    let (stop, stopped) = oneshot::channel();
    tokio::spawn(async move {
        if tokio::signal::ctrl_c().await.is_ok() {
            let _ = stop.send(());
        }
    });

    let reader = ReaderOptions {
        upper_limit: options.to,
        ..ReaderOptions::default()
    };
    executor
        .run(options.dir, options.url, vec![], reader, stopped)
        .await?;
    println!("stopped; progress is in progress.json");
    Ok(())
}
// endregion: main
