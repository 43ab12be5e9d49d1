package dev.piculet.lab.contenders.sbe;

import dev.piculet.lab.contenders.sbe.message.Flag;

/** SBE has no type for booleans; an enum is the form that its documentation gives them. */
final class Flags {
    private Flags() {}

    static Flag of(boolean value) {
        return value ? Flag.YES : Flag.NO;
    }
}
