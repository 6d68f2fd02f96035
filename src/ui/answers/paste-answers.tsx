import { Ask } from '../dialog/ask.tsx';

interface PasteAnswersProps {
  /** What was typed before and is not in the text yet. */
  readonly typed: string;
  /** Called with what the field says, whenever that is edited. */
  readonly onTyped: (pasted: string) => void;
  /** Reads the answers, or gives why none was read. */
  readonly onRead: (pasted: string) => Promise<string | undefined>;
  /** Gives the list of questions as it is now; nothing where it cannot. */
  readonly onList: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Takes the list of questions back, with what was ticked and written in it. */
export function PasteAnswers({ typed, onTyped, onRead, onList, onClose }: PasteAnswersProps) {
  return (
    <Ask
      title="Paste answers"
      label="The list of questions, with answers ticked or written"
      send="Read the answers"
      hint="Paste the list as it came back, or answer it here. What the answers change is shown before it is made."
      start={typed}
      onType={onTyped}
      fill={{ label: 'Put the questions here', get: onList }}
      lines={12}
      canSend={(pasted) => pasted.trim() !== ''}
      onSend={onRead}
      onClose={onClose}
    />
  );
}
