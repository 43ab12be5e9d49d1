package dev.piculet.lab.contenders.access;

/** The rung of {@link VarHandleAccess}. */
public final class VarHandleContender extends AccessContender {
    @Override
    FieldAccess access() {
        return new VarHandleAccess();
    }
}
