/** How pages name the configuration files. Plain data. */

import type { ConfigFile } from '../model/model.ts';

interface FileNames {
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  readonly keywords: readonly string[];
}

export const FILES: Readonly<Record<ConfigFile['name'], FileNames>> = {
  node: {
    title: 'Node configuration',
    description:
      'Every key of fullnode.yaml and validator.yaml: type, default, which kind of node reads it, and what it does.',
    keywords: ['fullnode.yaml', 'validator.yaml', 'sui-node', 'configuration'],
  },
  bridge: {
    title: 'Bridge node configuration',
    description:
      'Every key of the file that sui-bridge reads: type, default, and what it does, with each governance action.',
    keywords: ['sui-bridge', 'bridge node', 'configuration'],
  },
  'bridge-cli': {
    title: 'Bridge CLI configuration',
    description: 'Every key of the file that sui-bridge-cli reads with --config-path.',
    keywords: ['sui-bridge-cli', 'bridge', 'configuration'],
  },
  client: {
    title: 'Client configuration',
    description:
      'Every key of client.yaml, which the sui command reads: environments, active address and keystore.',
    keywords: ['client.yaml', 'sui client', 'configuration'],
  },
  genesis: {
    title: 'Genesis configuration',
    description:
      'Every key of the file from which sui genesis makes a local network: validators, parameters and accounts.',
    keywords: ['sui genesis', 'local network', 'configuration'],
  },
  'data-ingestion': {
    title: 'Data ingestion configuration',
    description:
      'Every key of the file that sui-data-ingestion reads: where checkpoints come from, and where its tasks write them.',
    keywords: ['sui-data-ingestion', 'checkpoints', 'configuration'],
  },
  'bucket-writer': {
    title: 'Checkpoint writer configuration',
    description:
      'Every key of the file that checkpoint_bucket_writer reads: it copies an archive of checkpoints into your bucket.',
    keywords: ['checkpoint_bucket_writer', 'archive', 'configuration'],
  },
};
