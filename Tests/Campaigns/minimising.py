"""What fails made smaller, as long as it still fails, and written where somebody can look at it."""

import dataclasses


class Tries:
    """So many tries for making something smaller."""

    def __init__(self, left):
        self.left = left

    def reduced(self, parts, fails):
        """Takes away halves, quarters and so on, as long as it still fails."""
        size = (len(parts) + 1) // 2
        while parts and size >= 1 and self.left > 0:
            start = 0
            while start < len(parts) and self.left > 0:
                fewer = parts[:start] + parts[start + size :]
                self.left -= 1
                if fails(fewer):
                    parts = fewer
                else:
                    start += size
            size //= 2
        return parts


def minimised_lines(lines, fails, tries=150):
    return Tries(tries).reduced(lines, lambda fewer: bool(fewer) and fails(fewer))


def minimised(batch, fails, tries=120):
    """The least part of a batch that still fails: by nights, by paths, by lines, by bytes; as far as so many tries go."""
    tries = Tries(tries)

    def of(paths, nights):
        return [{path: answer for path, answer in night.items() if path in paths} for night in nights]

    nights = tries.reduced(batch, lambda nights: bool(nights) and fails(nights))
    paths = sorted({path for night in nights for path in night})
    nights = of(tries.reduced(paths, lambda fewer: fails(of(fewer, nights))), nights)
    for night in nights:
        for path, answer in list(night.items()):

            def still(parts, night=night, path=path, answer=answer):
                before, night[path] = night[path], dataclasses.replace(answer, body=b''.join(parts))
                if fails(nights):
                    return True
                night[path] = before
                return False

            tries.reduced(answer.body.splitlines(True), still)
            body = night[path].body
            tries.reduced([body[place : place + 1] for place in range(len(body))], still)
    return nights


def written(batch, folder):
    """Writes a batch's answers to files of their own, and says where."""
    for number, night in enumerate(batch):
        for path, answer in night.items():
            file = folder / f'night-{number}' / path.replace('/', '-').replace(' ', '-')
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(answer.body)
            file.with_name(file.name + '.headers').write_text(f'{answer.status} {answer.headers!a}\n')
    return folder
