/** One module's answer to an abort: the constants, what they mean, who raises them. */

import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import styles from '../tool.module.css';
import type { AbortEntry, AbortModule } from '../../../../../generators/output/framework';
import type { CleverCode, Explanation } from './decode';
import type { AbortQuestion } from './read';

export default function ExplanationView({
  explanation,
  question,
}: {
  readonly explanation: Explanation;
  readonly question: AbortQuestion | null;
}): ReactNode {
  const { module, errors, clever } = explanation;
  return (
    <div className={styles.explanation}>
      <p>
        <Link to={module.route}>{module.id}</Link>
        {explanation.function !== null &&
          (clever === null
            ? `, in ${explanation.function}`
            : `, in or behind ${explanation.function}`)}
      </p>
      {errors.length > 0 && (
        <dl className={styles.errors}>
          {errors.map((error) => (
            <ErrorView
              key={error.name}
              error={error}
              module={module}
              inside={explanation.function}
            />
          ))}
        </dl>
      )}
      {errors.length === 0 && clever === null && question?.code != null && (
        <p className={styles.summary}>
          Its own codes are{' '}
          {module.errors.flatMap((error) => error.code ?? []).join(', ') || 'none'}. Other codes
          come from native functions, from arithmetic, or from a module that it calls.
        </p>
      )}
    </div>
  );
}

/** A number that the compiler made, taken apart: that needs no data, and works for any package. */
export function CleverView({
  clever: { line, code, constant },
}: {
  readonly clever: CleverCode;
}): ReactNode {
  return (
    <ul className={styles.parts}>
      {line !== null && (
        <li>
          Line {line} of the module’s source: the <code>assert!</code> or <code>abort</code> that
          failed.
        </li>
      )}
      {code !== null && (
        <li>
          Code {code}, which <code>#[error(code = {code})]</code> gives.
        </li>
      )}
      <li>
        {constant === null ? (
          'No constant: an assertion, or an abort, without a code.'
        ) : (
          <>
            A constant marked <code>#[error]</code>: entry {constant.name} of the module’s constant
            pool has its name, and entry {constant.value} its value.
          </>
        )}
      </li>
    </ul>
  );
}

function ErrorView({
  error,
  module,
  inside,
}: {
  readonly error: AbortEntry;
  readonly module: AbortModule;
  readonly inside: string | null;
}): ReactNode {
  return (
    <>
      <dt>
        <Link to={`${module.route}#${error.anchor}`}>
          <code>{error.name}</code>
        </Link>
        {error.code !== null && ` (${error.code})`}
      </dt>
      <dd>
        {error.meaning}
        {error.message !== null && error.message !== error.meaning && (
          <> Message: “{error.message}”</>
        )}
        {error.raisedBy.length > 0 && (
          <span className={styles.summary}>
            Raised by{' '}
            {error.raisedBy.map(([name, anchor], index) => (
              <React.Fragment key={anchor}>
                {index > 0 && ', '}
                <Link to={`${module.route}#${anchor}`}>
                  {name === inside ? <mark>{name}</mark> : name}
                </Link>
              </React.Fragment>
            ))}
            .
          </span>
        )}
      </dd>
    </>
  );
}
