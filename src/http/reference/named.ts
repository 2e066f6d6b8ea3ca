// Schemas with a name, and those that stand for what is free (of-game.ts): whichever has a title that can be one stands once, under it, and is referred to everywhere else.
import { isNode, mapNodes, type Node, toSchema } from './walk.ts'

const NAME = /^[A-Z][A-Za-z]+$/

export class Named {
  readonly schemas: Record<string, unknown> = {}

  /** The same with a reference instead of each named schema. Those are kept. */
  takeFrom(value: unknown): unknown {
    return mapNodes(value, (node) => this.#take(node))
  }

  add(name: string, schema: unknown): void {
    const known = this.schemas[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas are called ${name}: give one of them another name`)
    this.schemas[name] = schema
  }

  #take(node: Node): unknown {
    if (isNode(node['x-shown-as'])) return node['x-shown-as']
    const { title, ...schema } = node
    if (typeof title !== 'string' || !NAME.test(title)) return node
    this.add(title, schema)
    return toSchema(title)
  }
}
