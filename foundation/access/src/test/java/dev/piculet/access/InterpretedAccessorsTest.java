package dev.piculet.access;

import dev.piculet.model.ClassModel;
import java.lang.invoke.MethodHandles;

class InterpretedAccessorsTest extends AccessorsContract {
    @Override
    Accessors accessors(ClassModel model, MethodHandles.Lookup lookup) {
        return Accessors.interpreted(model, lookup);
    }
}
