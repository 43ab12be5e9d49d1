/**
 * A serializer of the kind that write-up 003 describes, before and after it called method handles: it knows no class
 * before it runs, learns the fields of each once, keeps what it reaches them by in arrays, and generates no code.
 *
 * <p>A contender is three files: a {@link dev.piculet.lab.contenders.access.learned.FieldWay}, a contender that makes
 * it, and a descriptor. All else is the same code for each, and so are the bytes. A measured JVM loads one way, so that
 * the JIT knows which one the codecs call, with every contender.
 */
package dev.piculet.lab.contenders.access.learned;
