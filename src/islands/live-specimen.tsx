import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $specimen,
  type Specimen as Alive,
  changeSpecimen,
  fixedSpecimen,
  keepSpecimen,
  showSpecimen,
} from '../stores/specimen.ts';
import { sitePath } from '../ui/site/site-path.ts';
import { Specimen } from '../ui/specimen/specimen.tsx';

interface LiveSpecimenProps {
  readonly text: string;
  /** What the build has read from the text. */
  readonly summary: NonNullable<Alive['summary']>;
}

const change = (text: string): void => changeSpecimen(text);

async function keep(): Promise<void> {
  if (await keepSpecimen()) location.assign(sitePath('/workbench/'));
}

/** The small specification of the first page, alive. */
export function LiveSpecimen({ text, summary }: LiveSpecimenProps) {
  const live = useStore($specimen);
  useEffect(() => showSpecimen(text, summary), [text, summary]);
  return (
    <Specimen
      text={live.summary ? live.text : text}
      summary={live.summary ?? summary}
      current={live.text === live.read}
      problem={live.problem}
      onChange={change}
      onFix={fixedSpecimen}
      onKeep={() => void keep()}
    />
  );
}
