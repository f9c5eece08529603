import ts from 'typescript';
import * as z from 'zod';

/** Finds the zod schema of a named type of the specification. */
export type Named = (name: string) => z.core.$ZodType | null;

function objectOf(node: ts.TypeLiteralNode, named: Named): z.core.$ZodType {
  const shape: Record<string, z.core.$ZodType> = {};
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || member.type === undefined) continue;
    const type = schemaOf(member.type, named);
    const key =
      ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : '';
    shape[key] = member.questionToken === undefined ? type : z.optional(type);
  }
  return z.object(shape);
}

function literalOf(node: ts.LiteralTypeNode): z.core.$ZodType {
  if (node.literal.kind === ts.SyntaxKind.NullKeyword) return z.null();
  if (ts.isNumericLiteral(node.literal)) return z.literal(Number(node.literal.text));
  if (ts.isStringLiteral(node.literal)) return z.literal(node.literal.text);
  return z.boolean();
}

function keywordOf(kind: ts.SyntaxKind): z.core.$ZodType {
  if (kind === ts.SyntaxKind.StringKeyword) return z.string();
  if (kind === ts.SyntaxKind.NumberKeyword) return z.number();
  if (kind === ts.SyntaxKind.BooleanKeyword) return z.boolean();
  return z.unknown();
}

/**
 * The schema of a TypeScript type as the specification's package writes it: names, unions,
 * arrays, object literals, literals and keywords.
 */
export function schemaOf(node: ts.TypeNode, named: Named): z.core.$ZodType {
  if (ts.isTypeReferenceNode(node)) return named(node.typeName.getText()) ?? z.unknown();
  if (ts.isUnionTypeNode(node)) return z.union(node.types.map((one) => schemaOf(one, named)));
  if (ts.isArrayTypeNode(node)) return z.array(schemaOf(node.elementType, named));
  if (ts.isParenthesizedTypeNode(node)) return schemaOf(node.type, named);
  if (ts.isTypeLiteralNode(node)) return objectOf(node, named);
  if (ts.isLiteralTypeNode(node)) return literalOf(node);
  return keywordOf(node.kind);
}

/** The options of a body: one a member of the union, so that each can be tried by itself. */
export function optionsOf(node: ts.TypeNode): readonly ts.TypeNode[] {
  return ts.isUnionTypeNode(node) ? node.types : [node];
}
