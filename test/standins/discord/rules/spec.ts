import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import * as z from 'zod';
import { isJson } from '../json.js';
import { type Named, optionsOf, schemaOf } from './spec-types.js';

/** One operation of Discord's OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly template: string;
  /** What the body may be; empty when the operation takes none. */
  readonly bodies: readonly z.core.$ZodType[];
}

/** The package writes the paths as types and the schemas as zod: both are read from it. */
const BUILD = new URL('../../../node_modules/discord-api-spec/build/', import.meta.url);

async function namedSchemas(): Promise<Named> {
  const module: unknown = await import(new URL('discord-api-spec.zod.js', BUILD).href);
  return (name) => {
    const found = isJson(module) ? module[`${name}Schema`] : undefined;
    return found instanceof z.core.$ZodType ? found : null;
  };
}

function memberOf(node: ts.TypeNode | undefined, name: string): ts.TypeNode | undefined {
  if (node === undefined || !ts.isTypeLiteralNode(node)) return undefined;
  const member = node.members.find((one) => one.name?.getText() === name);
  return member !== undefined && ts.isPropertySignature(member) ? member.type : undefined;
}

function operationsAt(path: ts.TypeElement, named: Named): readonly Operation[] {
  if (!ts.isPropertySignature(path) || path.type === undefined) return [];
  if (!ts.isStringLiteral(path.name) || !ts.isTypeLiteralNode(path.type)) return [];
  const template = path.name.text;
  return path.type.members.filter(ts.isPropertySignature).map((operation) => {
    const body = memberOf(operation.type, 'requestBody');
    const taken = body === undefined || body.kind === ts.SyntaxKind.UndefinedKeyword ? [] : [body];
    return {
      method: operation.name.getText().toUpperCase(),
      template,
      bodies: taken.flatMap(optionsOf).map((one) => schemaOf(one, named)),
    };
  });
}

async function read(): Promise<readonly Operation[]> {
  const named = await namedSchemas();
  const text = await readFile(new URL('discord-api-spec.ts', BUILD), 'utf8');
  const source = ts.createSourceFile('spec.ts', text, ts.ScriptTarget.ES2023, true);
  const paths = source.statements
    .filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === 'Paths');
  if (paths === undefined) throw new Error('discord-api-spec has no Paths');
  return paths.members.flatMap((path) => operationsAt(path, named));
}

let reading: Promise<readonly Operation[]> | null = null;

/** Every operation of the document, read once a process. */
export function readSpec(): Promise<readonly Operation[]> {
  reading ??= read();
  return reading;
}

function fits(template: string, path: string): boolean {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every((part, at) => part.startsWith('{') || part === given[at]);
}

/** The operation that a call means; a path without parameters wins. */
export function operationFor(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | null {
  const found = operations.filter((one) => one.method === method && fits(one.template, path));
  const exact = found.find((one) => one.template === path);
  return exact ?? found[0] ?? null;
}
