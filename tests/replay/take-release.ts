/** Takes a release into the copy of the project that it is in, from installed packages: the command that is killed. */

import { argv } from 'node:process';
import type { ReleaseRequest } from '../../scripts/intake/release/options.ts';
import { root } from '../support/run.ts';
import { take } from './project.ts';

const { code, message } = await take(root, JSON.parse(argv[2] ?? '') as Partial<ReleaseRequest>);
process.stderr.write(`${message}\n`);
process.exitCode = code;
