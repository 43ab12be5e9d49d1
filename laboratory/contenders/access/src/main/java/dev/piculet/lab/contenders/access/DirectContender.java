package dev.piculet.lab.contenders.access;

/** The rung of {@link DirectAccess}. */
public final class DirectContender extends AccessContender {
    @Override
    FieldAccess access() {
        return new DirectAccess();
    }
}
