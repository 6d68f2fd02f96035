import { Ask } from '../dialog/ask.tsx';

interface PasteAnswersProps {
  /** Reads the answers, or gives why none was read. */
  readonly onRead: (pasted: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Takes the list of questions back, with what was ticked and written in it. */
export function PasteAnswers({ onRead, onClose }: PasteAnswersProps) {
  return (
    <Ask
      title="Paste answers"
      label="The list of questions, with answers ticked or written"
      send="Read the answers"
      hint="“Copy the questions” gives the list. What the answers change is shown before it is made."
      lines={9}
      canSend={(pasted) => pasted.trim() !== ''}
      onSend={onRead}
      onClose={onClose}
    />
  );
}
