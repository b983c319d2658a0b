/** The files of the program that the package consists of. Pure. */

import type ts from 'typescript';

/** Without what is installed below the package: that belongs to others. */
export function ownFiles(program: ts.Program, folder: string): ts.SourceFile[] {
  return program.getSourceFiles().filter((file) => isOwnFile(file.fileName, folder));
}

export function isOwnFile(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`) && !file.includes('/node_modules/', folder.length);
}
