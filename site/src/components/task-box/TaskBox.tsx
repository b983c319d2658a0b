/** The box of an entry in a list of tasks, which says by name whether the task is done. */

import React, { type ComponentProps, type ReactNode } from 'react';

export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
