package dev.piculet.lab.contenders.access;

/** The rung of {@link HandleAccess}. */
public final class HandleContender extends AccessContender {
    @Override
    FieldAccess access() {
        return new HandleAccess();
    }
}
