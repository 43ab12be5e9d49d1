package dev.piculet.lab.contenders.access;

/** The rung of {@link LambdaAccess}. */
public final class LambdaContender extends AccessContender {
    @Override
    FieldAccess access() {
        return new LambdaAccess();
    }
}
