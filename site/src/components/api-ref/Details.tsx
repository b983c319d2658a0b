/** Parameters, result and examples of a method that a reader has opened. */

import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import React, { useId, useState, type ReactNode } from 'react';
import styles from './api-ref.module.css';
import type {
  MethodDetails,
  MethodEntry,
  TypePart,
  WordPart,
} from '../../../../generators/output/json-rpc';
import { fillIn, type Network } from './networks';

export interface DetailsProps {
  readonly method: MethodEntry;
  readonly details: MethodDetails;
  readonly network: Network;
}

export default function Details({ method, details, network }: DetailsProps): ReactNode {
  return (
    <div className={styles.details}>
      <Parameters details={details} />
      <p className={styles.fact}>
        Result{' '}
        <code>
          <Type parts={details.result} />
        </code>{' '}
        ·{' '}
        {method.sdkMethod !== null && (
          <>
            SDK <code>{method.sdkMethod}</code> ·{' '}
          </>
        )}
        <Link to={`${method.route}#-result`}>all fields</Link>
      </p>
      <Examples details={details} network={network} name={method.name} />
    </div>
  );
}

function Parameters({ details }: { readonly details: MethodDetails }): ReactNode {
  if (details.parameters.length === 0)
    return <p className={styles.fact}>No parameters: send an empty list.</p>;
  return (
    <ol className={styles.parameters}>
      {details.parameters.map((parameter) => (
        <li key={parameter.name}>
          <code>
            {parameter.name}
            {parameter.isRequired ? '' : '?'}: <Type parts={parameter.type} />
          </code>{' '}
          <WordParts parts={parameter.description} />
          {!parameter.isSent && ' This release of the SDK does not send it.'}
        </li>
      ))}
    </ol>
  );
}

function Type({ parts }: { readonly parts: readonly TypePart[] }): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={index} to={part.href}>
        {part.text}
      </Link>
    ),
  );
}

function WordParts({ parts }: { readonly parts: readonly WordPart[] }): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? part : <code key={index}>{part.code}</code>,
  );
}

interface Example {
  readonly key: string;
  readonly label: string;
  readonly language: string;
  readonly text: string | null;
}

function examplesOf(details: MethodDetails): readonly Example[] {
  return [
    { key: 'request', label: 'Request', language: 'json', text: details.request },
    { key: 'curl', label: 'curl', language: 'bash', text: details.curl },
    { key: 'sdk', label: 'SDK', language: 'typescript', text: details.sdk },
    { key: 'response', label: 'Response', language: 'json', text: details.response },
    { key: 'message', label: 'Message', language: 'json', text: details.message },
  ];
}

/** One example at a time: all of them would triple the page. */
function Examples({
  details,
  network,
  name,
}: {
  readonly details: MethodDetails;
  readonly network: Network;
  readonly name: string;
}): ReactNode {
  const group = useId();
  const [key, setKey] = useState('request');
  const examples = examplesOf(details).filter((example) => example.text !== null);
  const displayed = examples.find((example) => example.key === key) ?? examples[0];
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend className="spoken">Example of {name}</legend>
        <div className={styles.choices}>
          {examples.map((example) => (
            <label key={example.key} className={styles.choice}>
              <input
                type="radio"
                name={group}
                checked={example.key === displayed?.key}
                onChange={() => setKey(example.key)}
              />
              <span>{example.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {displayed && (
        <CodeBlock language={displayed.language}>{fillIn(displayed.text ?? '', network)}</CodeBlock>
      )}
    </>
  );
}
