/** The keys of a node's YAML configuration in the documented release. Pure. */

const KEYS = `
account-key-pair admin-interface-port authority-overload-config authority-store-pruning-config
certificate-deny-config chain-override-for-testing checkpoint-executor-config consensus-config db-checkpoint-config
db-path enable-db-write-stall enable-event-processing enable-experimental-rest-api enable-index-processing
enable-soft-bundle enable-validator-tx-finalizer end-of-epoch-broadcast-channel-capacity epoch-duration-ms
execution-cache execution-cache-config expensive-safety-check-config firewall-config fork-recovery genesis
grpc-concurrency-limit grpc-load-shed indexer-max-subscriptions indirect-objects-threshold jsonrpc-server-type
json-rpc-address jwk-fetch-interval-seconds metrics metrics-address migration-tx-data-path
name-service-package-address name-service-registry-id name-service-reverse-registry-id network-address
network-key-pair p2p-config policy-config protocol-key-pair remove-deprecated-tables rpc run-with-range
state-archive-read-config state-archive-write-config state-debug-dump-config state-snapshot-write-config
supported-protocol-versions transaction-deny-config transaction-kv-store-read-config
transaction-kv-store-write-config use-experimental-rest-api validator-client-monitor-config
verifier-signing-config websocket-address worker-key-pair zklogin-oauth-providers
`;

const nodeKeys: readonly string[] = KEYS.trim().split(/\s+/);

/** Keys below the top level that operators write most; only a slip away from one of them is told. */
export const innerKeys: readonly string[] = `
address archive-read-config aws-access-key-id aws-endpoint aws-region aws-secret-access-key bucket
checkpoint-execution-max-concurrency concurrency directory epoch-db-pruning-period-secs external-address
genesis-file-location http-address ingestion-url listen-address local-execution-timeout-sec max-checkpoints-in-batch
max-transactions-in-batch no-sign-request num-epochs-to-retain num-epochs-to-retain-for-checkpoints
num-epochs-to-retain-for-indexes num-latest-epoch-dbs-to-retain object-store object-store-config path peer-id
periodic-compaction-threshold-days pruning-run-delay-seconds push-interval-seconds push-url seed-peers
use-for-pruning-watermark
`
  .trim()
  .split(/\s+/);

/** Null where the title does not say that the block is a node's configuration. */
export function configurationKeys(title: string | null): readonly string[] | null {
  return title !== null && /(?:^|[/-])(?:fullnode|validator|archive)(?:[\w.-]*)\.yaml$/.test(title)
    ? nodeKeys
    : null;
}
