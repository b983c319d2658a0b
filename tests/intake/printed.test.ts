/** What a Rust file prints, and which metrics it registers. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { messagesOf, metricsOf } from '../../scripts/intake/printed/read-printed.ts';
import { readRustStrings } from '../../scripts/intake/printed/rust-strings.ts';
import { repository } from '../checks/examples/project.ts';

const SOURCE = String.raw`
// "a comment says nothing"
#[clap(about = "Help of an option")]
pub struct Args<'a> { name: &'a str, quote: char /* '"' */ }

#[derive(Error)]
enum Error {
    #[error("Block {block} has no parent")]
    NoParent { block: Block },
}

fn start(registry: &Registry) {
    info!(node =? key, "Listening on {}", address.unwrap_or_else(|| format!("port {:?}", 1)));
    fatal!("Cannot \"open\" {{braces}} \
            at {path}");
    println!(r#"----- "Raw" text ----
second line"#);
    let sent = '"'; store.open().expect("Database must open");
    let counter = register_int_counter_vec_with_registry!(
        "requests", "Number of requests, by type", &["type", "route"], registry);
    let one = register_histogram_with_registry!("latency", "Time in [s]", registry).unwrap();
    let node = Self { #[cfg(msim)] simulated: true, one: One { text: format!("A second field") } };
    warn!("Still printed after a field of tests");
}

#[cfg(test)]
mod tests {
    fn helper() { panic!("of a test only"); }
}
`;

it('lists messages line by line, with the level of log lines, and leaves tests and help texts out', () => {
  expect(messagesOf(readRustStrings(SOURCE))).toEqual([
    '- Block {} has no parent',
    'info Listening on {}',
    '- port {}',
    'error Cannot "open" {braces} at {}',
    '- ----- "Raw" text ----',
    '- second line',
    '- Database must open',
    '- A second field',
    'warn Still printed after a field of tests',
  ]);
});

it('lists metrics with kind and labels, under the prefix of their registry', () => {
  expect(metricsOf(readRustStrings(SOURCE), 'consensus_')).toEqual([
    'counter consensus_requests type route',
    'histogram consensus_latency',
  ]);
});

it('the committed messages are the reviewed ones', () => {
  const folder = path.join(repository, 'schema/operator');
  const pins = JSON.parse(fs.readFileSync(path.join(folder, 'pins.json'), 'utf8')) as {
    files: { path: string; sha256: string }[];
  };
  const text = fs.readFileSync(path.join(folder, 'printed.json'));
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(pins.files).toContainEqual({ path: 'printed.json', sha256 });
});
