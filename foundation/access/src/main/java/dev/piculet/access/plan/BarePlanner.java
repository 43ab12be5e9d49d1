package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.util.List;

/** Looks for a way to make instances without a constructor of their class that leaves nothing out but what is written. */
final class BarePlanner {
    private final ClassModel model;

    private final List<PropertyModel> stored;

    private final ConstructorProofs proofs;

    private final BareInstances bare;

    private final BareCreation creation;

    /** Whether nothing but collections that several hold keeps instances from being made. */
    private boolean sharesContents;

    BarePlanner(ClassModel model, List<PropertyModel> stored, ConstructorProofs proofs, BareInstances bare) {
        this.model = model;
        this.stored = stored;
        this.proofs = proofs;
        this.bare = bare;
        this.creation = BareCreation.of(model, stored, bare);
    }

    /**
     * Returns the plan for an exception.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException if there is none
     */
    CreationPlan planException() {
        String obstacle = obstacle();
        if (obstacle != null || !isAllowed()) {
            throw AccessErrors.exception(model.type(), obstacle);
        }
        return CreationPlan.exception(model.type(), creation.superConstructor(), stored);
    }

    /**
     * Returns the plan; null if there is none.
     *
     * @param refusals gets a line if something forbids it; the plan has those of the constructors
     */
    CreationPlan plan(List<String> refusals) {
        String obstacle = obstacle();
        if (obstacle != null) {
            refusals.add("Without a constructor: " + obstacle + ".");
            return null;
        }
        return isAllowed() ? CreationPlan.bare(model.type(), creation.superConstructor(), stored, refusals) : null;
    }

    /**
     * Returns a plan with one property for two fields that a constructor may leave with the same object; null if there is none.
     * Asked after {@link #plan}.
     */
    CreationPlan planShared() {
        if (!sharesContents || lostState() != null) {
            return null;
        }
        List<PropertyModel> paired = SharedFields.paired(stored, proofs.sharedFields(BareCreation.fields(stored)));
        return paired.isEmpty()
                ? null
                : CreationPlan.bare(model.type(), creation.superConstructor(), paired, List.of());
    }

    private boolean isAllowed() {
        return creation.superConstructor() != null;
    }

    /** Why no instance may be made, as the end of a sentence; null if one may, and if nobody has allowed it. */
    private String obstacle() {
        if (!isAllowed()) {
            return creation.obstacle();
        }
        String lost = lostState();
        if (lost == null) {
            lost = lostLock();
        }
        if (lost != null) {
            return lost;
        }
        String shared = proofs.obstacleToSeparation(BareCreation.fields(stored));
        sharesContents = shared != null;
        return shared;
    }

    /** Says what instances would lack that no constructor has made, as the end of a sentence; null if there is nothing. */
    private String lostState() {
        // Who allows exactly this class knows that it has no state there. A readResolve gets an instance without that
        // state.
        boolean mayBeLost = bare == BareInstances.ALWAYS || SelfWritingClasses.resolving(model.type()) != null;
        Field lost = mayBeLost ? null : proofs.madeByConstructors(creation.transients(model.type()));
        return lost == null
                ? null
                : "transient field '" + lost.getName() + "' of "
                        + lost.getDeclaringClass().getName() + " is made by constructors and not written";
    }

    /** Says which lock instances would lack that no constructor has made, as the end of a sentence; null if there is none. */
    private String lostLock() {
        for (PropertyModel property : stored) {
            Field field = property.field().orElse(null);
            if (field != null && field.getType() == Object.class && proofs.makesLock(field)) {
                return "the lock in field '" + property.name() + "' is made by constructors and not written";
            }
        }
        return null;
    }
}
