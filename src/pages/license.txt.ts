import elk from 'elkjs/LICENSE.md?raw';
import text from '../../LICENSE?raw';

/** What a browser loads that is not ours and asks for a notice: the name, where its source is, and its licence. */
const notices = `
--------------------------------------------------------------------------------

The drawings are laid out by elkjs 0.12.1 (https://github.com/kieler/elkjs), the Eclipse Layout Kernel
(https://eclipse.dev/elk/), which is used unmodified under the Eclipse Public License 2.0:

${elk}`;

/** The licence, as it lies at the top of the repository, and those of others. */
export function GET(): Response {
  return new Response(`${text}${notices}`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
