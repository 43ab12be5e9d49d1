package dev.piculet.lab.contenders.access;

/** The rung of {@link ConstantHandleAccess}. */
public final class ConstantHandleContender extends AccessContender {
    @Override
    FieldAccess access() {
        return new ConstantHandleAccess();
    }
}
