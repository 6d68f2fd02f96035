import text from '../../LICENSE?raw';

/** The licence, as it lies at the top of the repository. */
export function GET(): Response {
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
