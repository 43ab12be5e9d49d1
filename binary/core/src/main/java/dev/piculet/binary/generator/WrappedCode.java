package dev.piculet.binary.generator;

/** Code that adds something to that of the value itself. */
abstract class WrappedCode extends SlotCode {
    /** The code of the value. */
    final SlotCode code;

    WrappedCode(SlotCode code) {
        this.code = code;
    }

    @Override
    final int minSize() {
        return code.minSize();
    }

    @Override
    final boolean isExact() {
        return code.isExact();
    }

    @Override
    final boolean makesRoom() {
        return code.makesRoom();
    }
}
