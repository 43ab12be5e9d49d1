package dev.piculet.lab.contenders.access;

/** The rung of {@link ConstantVarHandleAccess}. */
public final class ConstantVarHandleContender extends AccessContender {
    @Override
    FieldAccess access() {
        return new ConstantVarHandleAccess();
    }
}
