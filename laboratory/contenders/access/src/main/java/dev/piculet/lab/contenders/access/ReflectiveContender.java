package dev.piculet.lab.contenders.access;

/** The rung of {@link ReflectiveAccess}. */
public final class ReflectiveContender extends AccessContender {
    @Override
    FieldAccess access() {
        return new ReflectiveAccess();
    }
}
