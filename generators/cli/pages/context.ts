/** What every part of a page may look at. Types only. Pure. */

import type { Counterparts } from '../../core/counterparts.ts';
import type { Links } from '../../core/links.ts';
import type { CliProgram } from '../model/model.ts';
import type { CliRoutes } from '../routes.ts';

export interface PageContext {
  readonly program: CliProgram;
  readonly routes: CliRoutes;
  readonly links: Links;
  readonly counterparts: Counterparts;
}
