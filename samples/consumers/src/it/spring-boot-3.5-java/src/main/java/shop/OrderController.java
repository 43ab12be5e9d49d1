package shop;

import java.util.List;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Names nothing of Piculet: the dependency is enough. */
@RestController
class OrderController {
    record Order(long id, String customer, List<String> notes) {}

    @PostMapping("/orders")
    Order add(@RequestBody Order order) {
        return order;
    }
}
