/**
 * Prepares a fresh copy of the repository: installs the packages, and with `--browser` finds a Chromium.
 * Needs Node 20 and npm, nothing else; does nothing where all is there.
 */
import { findBrowser } from './browser.mjs';
import { installPackages } from './packages.mjs';

try {
  await installPackages();
  if (process.argv.includes('--browser')) await findBrowser();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
