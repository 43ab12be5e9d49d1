package dev.piculet.lab.contenders.access;

/** The rung of {@link GeneratedAccess}. */
public final class GeneratedContender extends AccessContender {
    @Override
    FieldAccess access() {
        return GeneratedAccess.create();
    }
}
