package dev.piculet.lab.contenders.access.learned;

/** How values of one declared type are written, and read again. Null may stand for each. */
abstract class ValueCodec {
    abstract void write(Output output, Object value) throws Throwable;

    abstract Object read(Input input) throws Throwable;
}
